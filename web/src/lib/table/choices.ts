// How choices are put in order for a bar.

import type { Lang } from '../texts/languages';
import { texts } from '../texts/texts.svelte';
import type { Choice, Message, Request } from '../wire/types';

export interface Section {
  request: Request;
  group: Message | null;
  choices: Choice[];
}

/** The choices of all requests under their headings, in the order they came. Giving up has a place of its own. */
export function bar(requests: Request[]): Section[] {
  const sections: Section[] = [];
  for (const request of requests) {
    for (const choice of request.choices) {
      if (choice.concedes) continue;
      const found = sections.find((one) => one.request === request && one.group?.key === choice.group?.key);
      if (found !== undefined) found.choices.push(choice);
      else sections.push({ request, group: choice.group, choices: [choice] });
    }
  }
  return sections;
}

/** The choices that give the game up, one a seat. */
export function concessions(requests: Request[]): { request: Request; choice: Choice }[] {
  return requests.flatMap((request) =>
    request.choices.filter((choice) => choice.concedes).map((choice) => ({ request, choice })),
  );
}

/** A chance as the language of the page writes it. What is possible is never shown as certain or impossible. */
export function percent(chance: number, lang: Lang = texts.lang): string {
  const write = (share: number): string =>
    new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  if (chance > 0 && chance < 0.01) return `< ${write(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${write(0.99)}`;
  return write(chance);
}
