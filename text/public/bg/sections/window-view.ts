export { windowViewText as windowView } from '../window-view.ts'
