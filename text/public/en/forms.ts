import type { ServerText } from '../public-text.ts'

export const formsText: ServerText['forms'] = {
  'not-a-form': 'Only completed forms are accepted here.',
  'too-large': 'Your text is too long. Please shorten it and try again.',
  malformed: 'The form could not be read. Please reload the page and try again.',
}
