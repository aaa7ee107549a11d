// Finds rules by what a reader types.

/** A rule as it is read. */
export interface RuleText {
  readonly slug: string;
  readonly title: string;
  readonly meaning: string;
  /** Why a ruling of ours is as it is. */
  readonly reason: string | null;
  readonly source: string;
}

/** Capitals and accents do not matter. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function worth(rule: RuleText, words: string[]): number {
  const title = plain(rule.title);
  const slug = plain(rule.slug);
  const rest = plain(`${rule.meaning} ${rule.reason ?? ''} ${rule.source}`);
  let sum = 0;
  for (const word of words) {
    if (title.startsWith(word)) sum += 8;
    else if (title.includes(word)) sum += 5;
    else if (slug.includes(word)) sum += 4;
    else if (rest.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** The rules in which every word occurs; those that have them in the title first, else in the order of the book. */
export function search(rules: RuleText[], typed: string): RuleText[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rules;
  return rules
    .map((rule, place) => ({ rule, place, worth: worth(rule, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .map(({ rule }) => rule);
}

/** The chapter of a rule is the first word of its slug. */
export function chapters(rules: RuleText[]): { chapter: string; rules: RuleText[] }[] {
  const found: { chapter: string; rules: RuleText[] }[] = [];
  for (const rule of rules) {
    const chapter = rule.slug.split('.')[0] ?? rule.slug;
    const last = found.find((one) => one.chapter === chapter);
    if (last !== undefined) last.rules.push(rule);
    else found.push({ chapter, rules: [rule] });
  }
  return found;
}
