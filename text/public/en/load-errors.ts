import type { PublicText } from '../public-text.ts'

export const loadErrors: PublicText['loadErrors'] = {
  apartments: 'The apartments could not be loaded',
  floorPlans: 'The floor plans could not be loaded',
  parking: 'The parking spaces could not be loaded',
  stores: 'The shops could not be loaded',
}

export const unexpectedError: PublicText['unexpectedError'] = {
  title: 'Something went wrong',
  advice: 'Please try again in a moment. If this happens again, please send us the request number.',
  requestId: 'Request number:',
}
