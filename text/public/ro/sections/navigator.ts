export { findingText as finding } from '../finding.ts'
export { navigatorText as navigator } from '../navigator.ts'
