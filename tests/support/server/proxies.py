"""nginx and Caddy with the configurations of `deploy/`, and getting them: `python -m support.server.proxies`.

They are the machine's own, or Debian's packages, unpacked into the virtual environment (`make proxies`).
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from support.timeouts import TIMEOUT_SECONDS

FOLDER: Final = Path(sys.prefix) / "proxies"
PATH: Final = os.pathsep.join(
    (os.environ.get("PATH", ""), "/usr/sbin", f"{FOLDER}/usr/sbin", f"{FOLDER}/usr/bin")
)
NAMES: Final = ("nginx", "caddy")
DEPLOY: Final = Path(__file__).parents[3] / "deploy"
NGINX: Final = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    fastcgi_temp_path {folder}/fastcgi;
    proxy_temp_path {folder}/proxy;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/site.conf;
}}
"""
"""What Debian's `nginx.conf` has around the files in `conf.d`, here in one process of this user."""


@dataclass(frozen=True)
class Proxy:
    """A running proxy."""

    address: str
    logs: Path

    def written(self) -> str:
        """Everything it has logged."""
        return "".join(log.read_text(encoding="utf-8") for log in self.logs.glob("*.log"))


def find(name: str) -> str | None:
    """The program of a proxy, if it is here."""
    return shutil.which(name, path=PATH)


def fetch() -> None:
    """Unpack Debian's packages of the missing ones."""
    missing = [name for name in NAMES if find(name) is None]
    if not missing or not shutil.which("apt-get"):
        return
    with tempfile.TemporaryDirectory() as folder:
        download = ("apt-get", "download", *missing)
        _run(folder, *download) or (_run(folder, "apt-get", "update") and _run(folder, *download))
        for package in Path(folder).glob("*.deb"):
            _run(folder, "dpkg-deb", "--extract", str(package), str(FOLDER))


def _run(folder: str, *command: str) -> bool:
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


@contextmanager
def running(name: str, folder: Path, server: int) -> Iterator[Proxy]:
    """A proxy before the server at this port, with only addresses and paths changed."""
    port, unused = free_port(), free_port()
    program = find(name)
    assert program is not None
    if name == "nginx":
        command, scheme = [program, "-c", _nginx_files(folder, port, server, unused)], "https"
    else:
        command, scheme = [program, "run", "--config", _caddy_file(folder, server)], "http"
    environment = {
        "DECAPHASE_SITE": f"http://127.0.0.1:{port}",
        "CADDY_ADMIN": f"127.0.0.1:{unused}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "stderr.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    proxy = Proxy(f"{scheme}://127.0.0.1:{port}", folder)
    try:
        _wait_for(port, process, proxy)
        yield proxy
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)


def _nginx_files(folder: Path, port: int, server: int, unused: int) -> str:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for original, changed in (
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("127.0.0.1:8010", f"127.0.0.1:{server}"),
        ("127.0.0.1:8011", f"127.0.0.1:{unused}"),
        ("/etc/ssl/play.example", str(folder / "site")),
        ("/var/log/nginx", str(folder)),
    ):
        assert original in site
        site = site.replace(original, changed)
    make_certificate(folder / "site.pem", folder / "site.key")
    (folder / "site.conf").write_text(site, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    return str(folder / "nginx.conf")


def _caddy_file(folder: Path, server: int) -> str:
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for original, changed in (("name server", "name localhost"), ("port 8010", f"port {server}")):
        assert original in site
        site = site.replace(original, changed)
    (folder / "Caddyfile").write_text(site, encoding="utf-8")
    return str(folder / "Caddyfile")


def make_certificate(certificate: Path, key: Path) -> None:
    """A certificate that nobody else trusts."""
    subject = ("-subj", "/CN=127.0.0.1", "-days", "2")
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    done = [*command, *subject, "-out", str(certificate), "-keyout", str(key)]
    subprocess.run(done, capture_output=True, check=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def _wait_for(port: int, process: subprocess.Popen[bytes], proxy: Proxy) -> None:
    late = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < late and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(proxy.written())


if __name__ == "__main__":
    fetch()
    for proxy in NAMES:
        found = find(proxy) or f"There is no {proxy} to test deploy/ with: tests of it are skipped."
        sys.stdout.write(f"{found}\n")
