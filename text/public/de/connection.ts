import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'

export const connectionText: PublicText['connection'] = {
  liveLost: 'Die Live-Verbindung ist unterbrochen. Die Angaben sind möglicherweise veraltet.',
  retry: 'Erneut versuchen',
  form: {
    waiting:
      'Keine Internetverbindung. Ihr Text bleibt erhalten; Sie können ihn senden, sobald die Verbindung wieder besteht.',
    ready:
      'Ihre Nachricht ist noch nicht gesendet, und die Verbindung besteht wieder. Möchten Sie die Nachricht jetzt senden?',
    send: 'Jetzt senden',
  },
  offline: (iso) => `Keine Internetverbindung. ${dataFrom(iso)}`,
  unreachable: (iso) => `Keine Verbindung zur Website. ${dataFrom(iso)}`,
}

function dataFrom(iso: string): string {
  return `Stand der Angaben: ${formatsIn('de').dateTime(iso)} Uhr; sie sind möglicherweise veraltet.`
}
