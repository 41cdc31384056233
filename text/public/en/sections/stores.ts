export { storesText as stores } from '../stores.ts'
