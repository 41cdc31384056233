export { apartmentText as apartment } from '../apartment.ts'
