declare module "words:addresses" {
  /** Where the words of each part of the page are, by language. */
  const addresses: Record<"game" | "pages" | "keep" | "story" | "print", Record<"en" | "nl" | "fr" | "de", string>>;
  export default addresses;
}
