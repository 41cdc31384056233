import type { ServerText } from '../public-text.ts'

export const previewText: ServerText['previews'] = { floorPlan: 'Etagenplan' }
