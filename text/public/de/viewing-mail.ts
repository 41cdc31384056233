import type { ServerText } from '../public-text.ts'

export const viewingMail: ServerText['viewingMail'] = {
  greeting: 'Guten Tag,',
  farewell: 'Mit freundlichen Grüßen',
  subjects: {
    planned: (when) => `Besichtigung am ${when}`,
    changed: (when) => `Besichtigung geändert: ${when}`,
    cancelled: (when) => `Besichtigung abgesagt: ${when}`,
    reminder: (when) => `Erinnerung: Besichtigung am ${when}`,
  },
  intro: {
    planned: 'wir freuen uns auf die Besichtigung mit Ihnen:',
    changed: 'Ihre Besichtigung wurde geändert. Die neuen Angaben:',
    cancelled: 'Ihre Besichtigung wurde abgesagt:',
    reminder: 'wir erinnern Sie an Ihre Besichtigung:',
  },
  labels: { when: 'Wann', where: 'Wo', agent: 'Es empfängt Sie' },
  calendar: 'Mit der angehängten Datei tragen Sie die Besichtigung in Ihren Kalender ein.',
  otherwise: 'Wenn Ihnen der Termin nicht passt, antworten Sie auf diese Nachricht oder rufen Sie uns an.',
  again: 'Wenn Sie einen anderen Tag wünschen, antworten Sie auf diese Nachricht oder rufen Sie uns an.',
  summary: (where) => `Besichtigung: ${where}`,
  goneApartment: 'die Wohnung',
}
