import { DICE_KINDS } from './match.ts';
import { RECORD_FORMAT } from './record-json.ts';

const seat = { type: 'integer', minimum: 0 } as const;
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const entry = (type: string, properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties: { type: { const: type }, ...properties },
  required: ['type', ...Object.keys(properties)],
});

/** The published schema of the JSON form of a record (JSON Schema 2020-12). */
export const RECORD_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pocket Stadium match record',
  description: 'A header and an append-only list of entries. Every state of the match is a fold over the entries.',
  type: 'object',
  required: ['format', 'header', 'entries'],
  properties: {
    format: { const: RECORD_FORMAT },
    header: {
      type: 'object',
      required: ['game', 'rules', 'options', 'seats', 'dice'],
      properties: {
        game: { type: 'string', description: 'Id of the game.' },
        rules: { type: 'integer', minimum: 1, description: 'Version of its rules.' },
        options: {
          type: 'object',
          description: 'The full set of options.',
          additionalProperties: { type: ['boolean', 'number', 'string', 'array'], items: { type: 'string' } },
        },
        seats: {
          type: 'array',
          maxItems: 64,
          items: {
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', minLength: 1, maxLength: 40 },
              bot: { type: 'string', minLength: 1, maxLength: 40, description: 'The level, where a bot plays.' },
              face: { type: 'string', minLength: 1, maxLength: 40, description: 'The face that the bot was given.' },
            },
          },
        },
        series: {
          type: 'object',
          description: 'The series it belongs to: best of so many games or a number of them, which game this is, and who had won how many.',
          required: ['game', 'won'],
          properties: {
            best: { enum: [3, 5, 7] },
            games: { type: 'integer', minimum: 1, maximum: 99 },
            game: { type: 'integer', minimum: 1 },
            won: { type: 'array', maxItems: 64, items: { type: 'integer', minimum: 0 }, description: 'By side, before this game.' },
          },
        },
        dice: {
          oneOf: [
            { type: 'object', required: ['kind'], properties: { kind: { const: 'hand' } } },
            { type: 'object', required: ['kind'], properties: { kind: { const: 'seed' }, seed: { type: 'string', maxLength: 200 } } },
            {
              type: 'object',
              required: ['kind', 'commitment', 'strings'],
              not: { required: ['scheme'] },
              properties: {
                kind: { const: 'fair' },
                commitment: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the seed.' },
                strings: { type: 'array', maxItems: 64, items: { type: 'string', maxLength: 200 }, description: 'In seat order.' },
                seed: { type: 'string', maxLength: 200, description: 'Published when the match is over.' },
              },
            },
            {
              type: 'object',
              required: ['kind', 'scheme', 'length', 'end', 'starts', 'seats'],
              properties: {
                kind: { const: 'fair' },
                scheme: { const: 2 },
                length: { type: 'integer', minimum: 1, maximum: 65535, description: 'How many rolls were checked as they fell.' },
                end: { ...hash, description: 'The end of the chain.' },
                starts: { type: 'integer', minimum: 0, description: 'How often the table started anew.' },
                brought: { type: 'integer', minimum: 1, description: 'How many entries were brought along.' },
                seats: {
                  type: 'array',
                  maxItems: 64,
                  description: 'In seat order; null: no string.',
                  items: {
                    type: ['object', 'null'],
                    required: ['hash', 'nonce', 'string'],
                    properties: { hash, nonce: hash, string: { type: 'string', maxLength: 200 } },
                  },
                },
                seed: { ...hash, description: 'Published when the match is over.' },
              },
            },
          ],
        },
        id: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        date: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
      },
    },
    entries: {
      type: 'array',
      description: 'Numbered from 1.',
      items: {
        oneOf: [
          entry('move', { seat, move: { type: 'string', maxLength: 2000 } }),
          entry('roll', {
            seat,
            faces: { type: ['array', 'null'], items: { type: 'number' }, maxItems: 100, description: 'null: hidden from this copy.' },
            from: { enum: DICE_KINDS },
          }),
          entry('forfeit', { seat }),
          entry('draw', {}),
          entry('back', { to: { type: 'integer', minimum: 0, description: 'Back to just after this entry; 0 is the start.' } }),
        ],
      },
    },
  },
} as const;
