import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { A4 } from '../kit/page.ts';
import type { Paper } from '../kit/paper.ts';
import { BOLD, REGULAR, TITLE } from './typefaces.ts';

const SIZES = { a4: { name: 'A4', width: A4.width, height: A4.height }, letter: { name: 'LETTER', width: 612, height: 792 } } as const;

/** A PDF of pages given as SVG, all set alike, so that pieces fit their boards on any paper. Its dates are left out, so that the same pages give the same bytes. */
export function pdfOf(title: string, pages: readonly string[], paper: Paper = 'a4'): Promise<Buffer> {
  const { name, width, height } = SIZES[paper];
  const scale = Math.min(1, width / A4.width, height / A4.height);
  const left = (width - A4.width * scale) / 2;
  const document = new PDFDocument({
    size: name,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  for (const [name, font] of Object.entries(FONTS)) document.registerFont(name, Buffer.from(font, 'base64'));
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    for (const page of pages) {
      document.addPage();
      svgToPdf(document, page, left, 0, { width: A4.width * scale, height: A4.height * scale, assumePt: true, fontCallback });
    }
    document.end();
  });
}

/** The file carries our typefaces, so it looks the same on every machine. */
const FONTS = { regular: REGULAR, bold: BOLD, title: TITLE };

function fontCallback(family: string, bold: boolean): keyof typeof FONTS {
  if (family.startsWith('Bricolage')) return 'title';
  return bold ? 'bold' : 'regular';
}
