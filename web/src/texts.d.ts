declare module 'virtual:texts' {
  /** Where each part of the messages lies, by language. */
  export const PARTS: Readonly<Record<string, Readonly<Record<'en' | 'es' | 'it', string>>>>;
}
