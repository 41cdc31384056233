import type { ServerText } from '../public-text.ts'

/** Why a form was refused before it was validated. */
export const formsText: ServerText['forms'] = {
  'not-a-form': 'Aici se acceptă doar formulare completate.',
  'too-large': 'Ați trimis prea multe date. Scurtați textul și încercați din nou.',
  malformed: 'Formularul nu a putut fi citit. Reîncărcați pagina și încercați din nou.',
}
