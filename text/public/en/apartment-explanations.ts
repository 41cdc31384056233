import type { ServerText } from '../public-text.ts'

export const explanations: ServerText['explanations'] = {
  terms: [
    {
      question: 'What does the total area include?',
      answer:
        'The total area is the net area (rooms, bathrooms, storage and terraces) together with the walls and the home’s share of the common parts of the building: stairs, lifts, corridors and lobbies. The price per square metre is based on the total area.',
    },
    {
      question: 'How are the rooms counted?',
      answer:
        'In Bulgaria the living room counts as a room, while kitchens and bathrooms do not: a one-bedroom apartment with a living room has two rooms.',
    },
    {
      type: 'studio',
      question: 'What is a studio?',
      answer:
        'A studio is a single space for living, sleeping and dining, with a kitchenette in it and a separate bathroom.',
    },
    {
      type: '1-bedroom',
      question: 'What is a one-room apartment?',
      answer:
        'A one-room apartment has one room for living and sleeping, a separate kitchen and a bathroom. In a studio, by contrast, the kitchen is part of the room.',
    },
  ],
  floorNote: 'Counted the Bulgarian way: floor 1 is the ground floor.',
  askForSimilar: (number, type, area) =>
    `Hello, I see that apartment ${number} has been sold. I would be interested in a similar one that is still available: ${type.toLowerCase()}, about ${area}.`,
}
