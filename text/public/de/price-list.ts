import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'

export const priceListText: ServerText['priceList'] = {
  title: 'Preisliste',
  fileName: (day) => `Preisliste ${day}`,
  asOf: (date) => `Stand: ${date}`,
  titleAsOf: (date) => `Preisliste, Stand: ${date}`,
  all: 'Alle Wohnungen',
  handPicked: 'ausgewählte Wohnungen',
  summary: (filters, counts) => `${filters}: ${counts}`,
  counts: (all, free) => `${apartmentsText.count(all)}, ${free} frei`,
  continued: (entrance) => `${entrance} (Fortsetzung)`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  liveTitle: 'Preise und Verfügbarkeit live',
  scan: 'Scannen Sie den Code, um dieselbe Liste auf der Website zu sehen.',
  remark:
    'Alle Preise in Euro. Preise und Verfügbarkeit zum angegebenen Stand; aktuelle Angaben finden Sie auf der Website unter der Adresse im Code.',
}
