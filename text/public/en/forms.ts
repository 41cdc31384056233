import type { ServerText } from '../public-text.ts'

export const formsText: ServerText['forms'] = {
  'not-a-form': 'Only completed forms are accepted here.',
  'too-large': 'What you sent is too large. Please shorten the text and try again.',
  malformed: 'The form could not be read. Please reload the page and try again.',
}
