import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'

export const connectionText: PublicText['connection'] = {
  liveLost: 'Live updates have been interrupted. What you see may be out of date.',
  retry: 'Try again',
  form: {
    waiting:
      'There is no internet connection. We have kept what you wrote and will offer to send it when the connection is back.',
    ready: 'You have an unsent message, and the connection is back. Would you like to send it now?',
    send: 'Send now',
  },
  offline: (iso) => `There is no internet connection. ${dataFrom(iso)}`,
  unreachable: (iso) => `The website cannot be reached. ${dataFrom(iso)}`,
}

function dataFrom(iso: string): string {
  return `What you see is from ${formatsIn('en').dateTime(iso)} and may be out of date.`
}
