export { listText as apartmentList } from '../apartment-list.ts'
export { apartmentsText as apartments } from '../apartments.ts'
