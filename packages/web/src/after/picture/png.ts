import textFont from '../../styles/fonts/text.woff2?url';
import titleFont from '../../styles/fonts/title.woff2?url';
import type { Picture } from './card.ts';
import { TEXT_FONT, TITLE_FONT } from './svg.ts';

/** The fonts of the app as a style that an SVG can carry along: a picture cannot ask for files. */
export async function fontStyle(): Promise<string> {
  const faces = await Promise.all([face(TITLE_FONT, titleFont, '200 800'), face(TEXT_FONT, textFont, '400 700')]);
  return `<style>${faces.join('')}</style>`;
}

async function face(family: string, address: string, weights: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url("${await dataUrl(blob)}") format("woff2")}`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The picture as PNG. */
export async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = await dataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png'));
}
