import type { ServerText } from '../public-text.ts'

type PdfErrors = ServerText['pdfErrors']

export const busyText: PdfErrors['busyText'] =
  'În acest moment multe persoane descarcă liste de prețuri. Vă rugăm să încercați din nou peste puțin timp.'
export const tooManyPdfsText: PdfErrors['tooManyPdfsText'] =
  'Ați cerut prea multe documente deodată. Vă rugăm să așteptați să se deschidă și să încercați din nou.'

export const unreadFiltersText: PdfErrors['unreadFiltersText'] = (names) =>
  `Lista de prețuri nu poate fi întocmită: adresa conține un filtru nevalid (${names.join(', ')}). Alegeți din nou filtrele în lista de apartamente.`
