export { progressText as progress } from '../progress.ts'
