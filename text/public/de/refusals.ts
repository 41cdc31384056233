import type { ServerText } from '../public-text.ts'

export const refusals: ServerText['refusals'] = {
  400: {
    title: 'Ungültige Adresse',
    advice:
      'Die Adresse ist unvollständig oder beschädigt. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  },
  403: {
    title: 'Aufruf abgelehnt',
    advice: 'Er kommt von einer anderen Website. Öffnen Sie die Seite hier und versuchen Sie es erneut.',
  },
  404: { title: 'Seite nicht gefunden', advice: 'Möglicherweise wurde sie verschoben oder gelöscht.' },
  405: { title: 'Aufruf abgelehnt', advice: 'Diese Art von Aufruf wird nicht angenommen.' },
  411: { title: 'Aufruf abgelehnt', advice: 'Die Länge der gesendeten Daten fehlt.' },
  413: {
    title: 'Zu viele Daten gesendet',
    advice: 'Bitte kürzen Sie den Inhalt und versuchen Sie es erneut.',
  },
  503: {
    title: 'Zu viele Zugriffe auf einmal',
    advice: 'Die Website ist derzeit überlastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
  },
  unexpected: {
    title: 'Ein unerwarteter Fehler ist aufgetreten',
    advice:
      'Bitte versuchen Sie es in Kürze erneut. Tritt der Fehler wieder auf, nennen Sie uns bitte die Vorgangsnummer:',
  },
  starting: { title: 'Die Website wird gestartet', advice: 'Bitte versuchen Sie es in Kürze erneut.' },
}
