/** Light colours, so that the navigator's status colours are clear on top of them. */
export const palette = {
  background: '#ffffff',
  wall: '#2f4358',
  room: '#ffffff',
  wetRoom: '#f2f6f8',
  common: '#eceff2',
  core: '#e2e7ec',
  shop: '#f6f1e7',
  terrace: '#f3ede1',
  terraceLine: '#e2d8c4',
  railing: '#8a97a4',
  glass: '#bcd3e2',
  furniture: '#b3bfca',
  furnitureFill: '#fafbfc',
  door: '#7d8c9b',
  text: '#22364a',
  quietText: '#5f7183',
  ink: '#16324f',
  sea: '#6fa3bf',
  neighbour: '#dfe4e9',
  neighbourLine: '#b7c1cb',
} as const

/** Line weights in metres of the building: cut edges are heavy, visible ones are fine. */
export const lineWeights = {
  wall: 0.035,
  fine: 0.018,
  furniture: 0.022,
  door: 0.028,
  railing: 0.035,
} as const
