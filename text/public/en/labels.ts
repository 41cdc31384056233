import type { PublicText } from '../public-text.ts'

export const labels: PublicText['labels'] = {
  apartmentStatus: { available: 'Available', reserved: 'Reserved', sold: 'Sold' },
  parkingStatus: { available: 'Available', reserved: 'Reserved', sold: 'Sold' },
  parkingType: { covered: 'Covered', uncovered: 'Open-air', garage: 'Garage' },
  exposure: {
    north: 'North',
    south: 'South',
    east: 'East',
    west: 'West',
    northeast: 'North-east',
    northwest: 'North-west',
    southeast: 'South-east',
    southwest: 'South-west',
  },
  constructionStage: {
    'act-14': 'Act 14 (structure complete)',
    'act-15': 'Act 15 (works complete)',
    'act-16': 'Act 16 (occupancy permit)',
  },
  constructionStageMeaning: {
    'act-14': 'the official Bulgarian record that the load-bearing structure is finished',
    'act-15': 'the official Bulgarian record that the building is finished and handed over',
    'act-16': 'the official Bulgarian permission to use the building',
  },
}

export const factLabels: PublicText['factLabels'] = {
  apartment: {
    floor: 'Floor',
    entrance: 'Entrance',
    rooms: 'Rooms',
    netArea: 'Net area',
    area: 'Total area',
    exposure: 'Aspect',
    hasTerrace: 'Terrace',
  },
  parking: { number: 'Number', floor: 'Level', type: 'Type', size: 'Size' },
  yes: 'Yes',
  no: 'No',
}
