// The languages that the page speaks.

export type Lang = 'en' | 'es' | 'it';

export const LANGUAGES: readonly { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'es', name: 'Español' },
  { lang: 'it', name: 'Italiano' },
];

/** The first of the reader's languages that there is, and English where there is none. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ lang }) => tag.toLowerCase() === lang || tag.toLowerCase().startsWith(`${lang}-`));
    if (found !== undefined) return found.lang;
  }
  return 'en';
}
