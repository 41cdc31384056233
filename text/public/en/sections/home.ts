export { homeText as home } from '../home.ts'
