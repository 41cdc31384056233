export { showroomText as showroom } from '../showroom.ts'
