import type { ServerText } from '../public-text.ts'

export const busyText = 'Many people are downloading price lists at the moment. Please try again shortly.'
export const tooManyPdfsText =
  'You have requested too many documents at once. Please wait for them to open, then try again.'

export const unreadFiltersText: ServerText['pdfErrors']['unreadFiltersText'] = (names) =>
  `The price list could not be created: the address contains a filter that could not be read (${names.join(', ')}). Please choose the filters again in the list of apartments.`
