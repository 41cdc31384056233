import type { ServerText } from '../public-text.ts'

/** The images of shared links say this beside the titles of their pages. */
export const previewText: ServerText['previews'] = { floorPlan: 'Plan de etaj' }
