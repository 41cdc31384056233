import type { ServerText } from '../public-text.ts'

export const formsText: ServerText['forms'] = {
  'not-a-form': 'Hier werden nur ausgefüllte Formulare angenommen.',
  'too-large': 'Der Inhalt ist zu umfangreich. Bitte kürzen Sie den Text und versuchen Sie es erneut.',
  malformed:
    'Das Formular konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
}
