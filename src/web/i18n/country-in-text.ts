/** Names that take an article in English running text. */
const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Soviet|Former|Central African|Dominican Republic|Czech Republic|Congo)|(Islands| Territories| Union)$/

/** The name of a country inside a sentence: 'the United States'. Only English adds an article. */
export function countryInText(name: string, language: string): string {
  return language === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name
}
