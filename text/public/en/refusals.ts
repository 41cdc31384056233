import type { ServerText } from '../public-text.ts'

export const refusals: ServerText['refusals'] = {
  400: {
    title: 'Invalid address',
    advice: 'The address is incomplete or contains an error. Please check it and try again.',
  },
  403: {
    title: 'Request not accepted',
    advice: 'It came from another website. Please open the page here and try again.',
  },
  404: { title: 'Page not found', advice: 'It may have been moved or deleted.' },
  405: { title: 'Request not accepted', advice: 'This kind of request is not accepted.' },
  411: { title: 'Request not accepted', advice: 'The length of the data sent is missing.' },
  413: { title: 'Too much data was sent', advice: 'Please shorten it and try again.' },
  503: {
    title: 'Too many requests at once',
    advice: 'The website is overloaded at the moment. Please try again in a few seconds.',
  },
  unexpected: {
    title: 'Something went wrong',
    advice: 'Please try again in a moment. If this happens again, please send us the request number:',
  },
  starting: { title: 'The website is starting up', advice: 'Please try again in a moment.' },
}
