/** The public pages whose introduction, the text below the heading, a company may write itself. */
export const introducedPages = ['apartments', 'navigator', 'parking', 'stores', 'contact', 'privacy'] as const
export type IntroducedPage = (typeof introducedPages)[number]

/** A part of the page about personal data. */
export interface PrivacySection {
  title: string
  /** Plain text with placeholders (placeholders.ts), which visitors read in blocks (shown-section.ts). */
  text: string
}

/** Texts of pages other than the home page. What is empty has the default text, which follows the data. */
export type PageTexts = { [Page in IntroducedPage as `${Page}Intro`]: string } & {
  /** Where there are none, the page has the default sections. */
  privacySections: PrivacySection[]
}

export const noPageTexts: PageTexts = {
  apartmentsIntro: '',
  navigatorIntro: '',
  parkingIntro: '',
  storesIntro: '',
  contactIntro: '',
  privacyIntro: '',
  privacySections: [],
}

export const pageTextLimits = {
  introduction: 600,
  sections: 20,
  title: 120,
  text: 4000,
  /** The characters of all sections together, with room for them in one form (app/forms/read-form.ts). */
  allSections: 30_000,
} as const

/** All sections as one text, for the history and for what two people have changed at once. */
export function formatSections(sections: readonly PrivacySection[]): string {
  return sections.map(({ title, text }) => `${title}\n${text}`).join('\n\n')
}
