import type { ServerText } from '../public-text.ts'

export const busyText = 'Many people are downloading price lists at the moment. Please try again shortly.'
export const tooManyPdfsText =
  'You have asked for too many documents at once. Please wait until they open and try again.'

export const unreadFiltersText: ServerText['pdfErrors']['unreadFiltersText'] = (names) =>
  `The price list cannot be made: the address contains a filter that cannot be read (${names.join(', ')}). Please choose the filters again in the list of apartments.`
