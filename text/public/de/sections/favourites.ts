export { compareText as compare, favouritesText as favourites } from '../favourites.ts'
