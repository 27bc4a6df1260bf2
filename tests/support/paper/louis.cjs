// Liblouis as it was compiled for Node (npm: liblouis-build), where no shared library can be had.
// Reads {"tables": ["unicode.dis", ...], "texts": [...]} and writes the texts in braille.

const fs = require("fs");
const path = require("path");

const folder = process.argv[2];
const { EasyApi } = require(path.join(folder, "liblouis", "easy-api"));
const louis = new EasyApi(require(path.join(folder, "liblouis-build", "build-no-tables-utf16.js")));
const tables = path.join(folder, "liblouis-build", "tables");
const files = louis.getFilesystem();
files.mkdir("/tables");
for (const name of fs.readdirSync(tables)) {
  files.writeFile(`/tables/${name}`, fs.readFileSync(path.join(tables, name)), { encoding: "binary" });
}

const asked = JSON.parse(fs.readFileSync(0, "utf-8"));
const list = asked.tables.map((name) => `/tables/${name}`).join(",");
process.stdout.write(JSON.stringify(asked.texts.map((text) => louis.translateString(list, text))));
