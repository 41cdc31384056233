import type { ServerText } from '../public-text.ts'

/** The page of a site that is not published. */
export const comingSoonText: ServerText['comingSoon'] = {
  title: 'În curând',
  text: 'Pregătim site-ul. În curând veți găsi aici apartamentele, planurile și prețurile.',
  contact: 'Până atunci vă stăm la dispoziție:',
}

/** What people who are signed in read on every page of such a site. */
export const unpublishedText: ServerText['unpublished'] = {
  label: 'Publicare',
  text: 'Site-ul nu este publicat: îl vedeți doar dumneavoastră și colegii dumneavoastră.',
  open: 'Mergeți la publicare',
}
