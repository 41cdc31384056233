export { navigatorText as navigator } from '../navigator.ts'
