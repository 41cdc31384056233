/** Matches „апартамент 23“, „ап. 23“, „ап 23“ and „апартамента № 23А“ in a text in lower case. */
export const apartmentMention =
  /(?<![\p{L}\p{N}])ап(?:арт(?:амент\p{L}*)?)?\.?\s*(?:№|номер)?\s*((?:\p{L}-?)?\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*)/gu

/** The numbers of the apartments that a text in lower case mentions. */
export function mentionedApartments(text: string): string[] {
  return [...text.matchAll(apartmentMention)].flatMap(([, number]) => number ?? [])
}

/**
 * The line of the search text by which an apartment is found, however people mention it. The line break keeps 2 from
 * matching 23.
 */
export function apartmentLine(number: string): string {
  return `апартамент ${number}\n`
}
