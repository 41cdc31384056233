import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'

export const connectionText: PublicText['connection'] = {
  liveLost: 'Die Live-Verbindung ist unterbrochen. Die Angaben sind möglicherweise veraltet.',
  retry: 'Erneut versuchen',
  form: {
    waiting:
      'Keine Internetverbindung. Wir haben Ihren Text aufbewahrt und bieten Ihnen an, ihn zu senden, sobald die Verbindung wieder besteht.',
    ready: 'Sie haben eine nicht gesendete Nachricht, und die Verbindung besteht wieder. Jetzt senden?',
    send: 'Jetzt senden',
  },
  offline: (iso) => `Keine Internetverbindung. ${dataFrom(iso)}`,
  unreachable: (iso) => `Keine Verbindung zur Website. ${dataFrom(iso)}`,
}

function dataFrom(iso: string): string {
  return `Die Angaben sind vom ${formatsIn('de').dateTime(iso)} und möglicherweise veraltet.`
}
