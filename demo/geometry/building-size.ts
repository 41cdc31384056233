/**
 * One entrance of the building in metres: x runs from the side that touches the other entrance (0) to its outer
 * side, y from the north façade (0) to the south.
 */
export const buildingWidth = 26

export const northDepth = 6.6
const corridorDepth = 1.6
export const southTop = northDepth + corridorDepth
export const southDepth = 7.4
export const buildingDepth = southTop + southDepth

/** The last floor is set back from the park, which makes its terrace deeper. */
export const topFloorSetback = 0.8

export const terraceDepth = 2
export const balconyDepth = 1.4
export const cornerTerraceWidth = 1.8
export const cornerTerraceLength = 3.6

export const coreLeft = 9.7
export const coreRight = 16.3

export const outerWall = 0.3
export const partyWall = 0.2
export const innerWall = 0.12
export const railing = 0.06
