import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { A4 } from '../kit/page.ts';

/** A PDF of A4 pages given as SVG. Its dates are left out, so that the same pages give the same bytes. */
export function pdfOf(title: string, pages: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    for (const page of pages) {
      document.addPage();
      svgToPdf(document, page, 0, 0, { width: A4.width, height: A4.height, assumePt: true, fontCallback });
    }
    document.end();
  });
}

/** The fonts that every PDF reader has. */
function fontCallback(_family: string, bold: boolean): string {
  return bold ? 'Helvetica-Bold' : 'Helvetica';
}
