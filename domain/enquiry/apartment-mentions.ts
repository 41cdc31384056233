/** „апартамент 23“, „ап. 23“, „ап 23“, „апартамента № 23А“; in lower case. */
export const apartmentMention =
  /(?<![\p{L}\p{N}])ап(?:арт(?:амент\p{L}*)?)?\.?\s*(?:№|номер)?\s*((?:\p{L}-?)?\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*)/gu

/** The apartments that a text in lower case names, by their numbers. */
export function mentionedApartments(text: string): string[] {
  return [...text.matchAll(apartmentMention)].flatMap(([, number]) => number ?? [])
}

/** However an apartment is named, it is found by this line; its end tells 2 from 23. */
export function apartmentLine(number: string): string {
  return `апартамент ${number}\n`
}
