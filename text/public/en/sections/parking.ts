export { factLabels } from '../labels.ts'
export { parkingText as parking } from '../parking.ts'
