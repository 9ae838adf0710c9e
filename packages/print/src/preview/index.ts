export { pngOf } from './png.ts';
export { PREVIEW, previewOf } from './preview.ts';
