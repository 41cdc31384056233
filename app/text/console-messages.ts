/** What the browser's console says about the connection: texts of the specification, for whoever looks there. */
export const consoleMessages = {
  reconnectFailed: 'Error reconnecting to the database',
  gaveUp: 'Max retry attempts reached. Please check your connection and reload the page.',
  noPersistence: 'Browser does not support persistence',
} as const
