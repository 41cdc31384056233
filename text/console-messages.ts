/** Messages in the browser's console. Their wording is agreed (docs/glossary.md, specification). */
export const consoleMessages = {
  reconnectFailed: 'Error reconnecting to the database',
  gaveUp: 'Max retry attempts reached. Please check your connection and reload the page.',
  noPersistence: 'Browser does not support persistence',
}
