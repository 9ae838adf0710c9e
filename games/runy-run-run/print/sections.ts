import type { Section } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';

export const SECTIONS: readonly Section[] = [
  {
    title: w.title,
    says: [w.text],
  },
  {
    title: w.title_2,
    says: [w.text_2],
    rows: [
      [w.text_3, w.text_4],
      [w.text_5, w.text_6],
      [w.text_7, w.text_8],
    ],
  },
  {
    title: w.title_3,
    says: [w.text_9],
  },
];
