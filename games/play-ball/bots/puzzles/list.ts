/** Made by `npm run puzzles`; it only grows at its end. */
export const LIST = `
now1;court A:a1 e2 g2|B:a4 d5 d6|ball:d6|turn:A|moves:3;e2-d3, d3-d4, d4xd7=10000;*=0
three2;A:b6 c8 e3|B:b3 b4 e2|ball:b4|turn:A|moves:3;b6-a5, a5-a4, a4xc4, c4>c8=10000;b6-b5, b5xb2, b2-c2, c2>c8=10000;b6-b5, b5xb2, b2-c3, c3>c8=10000;*=0
five3;court A:d5 f3 g1|B:b2 e4 e5|ball:g1|turn:B|moves:3;e4xg2, g2x(g1), g2xe4, e4>b2=10000;*=0
now2;court A:b3 d3 f5|B:e2 f3 g3|ball:f5|turn:B|moves:3;g3-g4, g4xe6, e6>e2, e2-e1=10000;*=0
now1;court A:d2 f1 f2|B:f3 g1 g2|ball:d2|turn:B|moves:3;g2xe2, e2xc1=10000;*=0
five3;court A:c4 c5 f1|B:a1 e4 f5|ball:f1|turn:B|moves:3;e4-e3, e3-f2, f2x(f1), f2>f5=10000;*=0
now1;court A:d2 d4 g3|B:a1 f2 g4|ball:d2|turn:B|moves:3;f2-e2, e2xc1=10000;*=0
now1;court A:b3 e2 e4|B:a1 d6 f3|ball:e2|turn:B|moves:3;f3-e3, e3xe1=10000;*=0
hold3;A:a2 c3 c7|B:a6 c8 e6|ball:c7|turn:B|moves:3;c8xc6, c6-c5, e6-e5, c5>e5=5000;*=0
five3;A:b3 c6 e2|B:a1 c8 e4|ball:c6|turn:B|moves:3;c8-c7, c7xc5, e4-e3, c5>e3, e3>a1=10000;*=0
three2;A:c6 c8 d6|B:d2 d7 e6|ball:c8|turn:B|moves:3;d2-e1, e6xb8, b8xe6, e6>e1=10000;d2-e2, e6xb8, b8xe6, e6>e2=10000;d7xb8, b8xd7, d7xd5, d5>d2=10000;*=0
three2;court A:b5 c2 e5|B:b1 b2 f1|ball:f1|turn:A|moves:3;c2-d2, d2-e2, e2x(f1), e2>e5=10000;*=0
three2;A:b5 c6 c8|B:a1 b3 b7|ball:c8|turn:B|moves:3;b7xd8, d8xb7, b7-a6, a6>a1=10000;b7xd8, d8xb7, b7-a7, a7>a1=10000;*=0
five3;A:c2 c5 d6|B:a1 b4 b6|ball:d6|turn:B|moves:3;b4xd5, d5xd7, d7>b6, b6-a6=10000;*=0
three2;court A:e4 e5 f4|B:a3 d2 g1|ball:g1|turn:A|moves:3;e5xe3, e3-f2, f2x(g1), f2>f4=10000;*=0
three2;A:b4 b7 e6|B:a1 b2 d2|ball:d2|turn:A|moves:3;b4-b3, b3-c3, c3xe1, e1>e6=10000;*=0
now1;court A:c5 d2 f3|B:a4 d3 e4|ball:d2|turn:B|moves:3;d3xd1=10000;*=0
quiet3;A:a4 d7 e2|B:a6 e1 e6|ball:c5|turn:B|moves:3;e1-d2, e6-d6, d6-d5=10000;*=0
now1;A:a5 b5 b7|B:c2 c7 c8|ball:c8|turn:A|moves:3;b7xd8=10000;*=0
five3;court A:c3 c4 d5|B:d4 f5 g4|ball:c4|turn:B|moves:3;f5-e5, e5xb3, b3xd3, d3>d4, d4>g4=10000;*=0
now1;A:a3 b7 d3|B:a7 c3 c8|ball:c8|turn:A|moves:3;b7xd8=10000;*=0
now1;A:b2 c4 e5|B:c7 c8 e3|ball:b2|turn:B|moves:3;e3-d4, d4xb3, b3xb1=10000;*=0
five3;A:a7 c5 e4|B:a2 a3 d3|ball:a2|turn:A|moves:3;c5-b4, b4-b3, b3x(a2), b3>e4=10000;*=0
three2;court A:b2 e4 f5|B:a4 b1 e2|ball:e4|turn:B|moves:3;e2-e3, e3xe5, e5xe3, e3>a4=10000;*=0
five3;A:b2 c4 e6|B:a1 a7 b7|ball:e6|turn:B|moves:3;b7-c7, c7-d6, d6x(e6), d6>a7=10000;*=0
three2;court A:d5 e2 e4|B:b1 f1 g2|ball:e4|turn:B|moves:3;g2-f3, f3xc5, c5-b4, b4>b1=10000;g2-f3, f3xc5, c5-b5, b5>b1=10000;g2-f3, f3xc5, c5xf3, f3>b1=10000;*=0
three2;court A:a2 d5 g1|B:c3 c4 d3|ball:d3|turn:A|moves:3;a2-b3, b3xe2, d5-e5, e2>e5=10000;*=0
hold3;court A:a2 d5 f3|B:b4 b5 f4|ball:a2|turn:B|moves:3;b4-a3, a3xa1, a1-b1=5000;*=0
now1;A:c3 c8 d3|B:a5 c5 d5|ball:c3|turn:B|moves:3;c5-c4, c4xc2, c2-b1=10000;*=0
three2;court A:a4 b1 c4|B:c5 f2 g4|ball:b1|turn:B|moves:3;c5xc3, c3-b2, b2x(b1), b2>g4=10000;*=0
five3;A:b2 b7 c5|B:c4 d7 e2|ball:e2|turn:A|moves:3;c5-b4, b4xd3, d3x(e2), d3>b2, b2>b7=10000;*=0
hold3;A:a2 d4 e2|B:a4 b5 c6|ball:a4|turn:A|moves:3;a2-a3, a3-b4, b4x(a4), b4>e2=5000;*=0
quiet3;A:a1 d7 e5|B:c6 d2 e7|ball:a1|turn:B|moves:3;c6-d5, d2-c3, e7xc7=10000;*=0
now1;A:a5 c3 e5|B:a6 c8 e2|ball:c3|turn:B|moves:3;e2-d3, d3xb2, b2-b1=10000;*=0
now1;court A:c2 d3 f1|B:a2 b4 d6|ball:d6|turn:A|moves:3;d3-d4, d4-d5, d5xd7=10000;*=0
now1;court A:a2 c4 d2|B:a4 f2 g3|ball:d2|turn:B|moves:3;f2-e2, e2xc1=10000;*=0
five3;court A:b5 c4 e5|B:a1 a3 g3|ball:c4|turn:B|moves:3;a3-b3, b3xd5, g3-g2, d5>g2=10000;a3-b4, b4xd4, d4>a1, a1-b1, b1>g3=10000;*=0
five3;court A:a2 d2 e4|B:c4 f1 g4|ball:c4|turn:A|moves:3;a2-b3, b3xd5, d5-d6=10000;*=0
now1;court A:e5 f2 g2|B:b2 d6 f3|ball:d6|turn:A|moves:3;e5xc6=10000;*=0
five3;court A:a4 c4 f5|B:c3 d4 g3|ball:g3|turn:A|moves:3;f5-f4, f4x(g3), f4-e5, e5>c4, c4>a4=10000;*=0
quiet3;A:a5 c5 d2|B:b7 c4 e6|ball:e6|turn:A|moves:3;a5-b6, b6-c7, d2-c3=10000;*=0
three2;court A:b1 c4 f4|B:a1 a3 e2|ball:e2|turn:A|moves:3;b1-c1, c1-d2, d2xf2, f2>f4=10000;b1-c2, c2-d3, d3xf1, f1>f4=10000;c4-c3, c3-d3, d3xf1, f1>f4=10000;*=0
hold3;court A:b1 e4 g4|B:a4 b5 e5|ball:a4|turn:A|moves:3;e4-d5, d5-c5, g4-f4=5000;*=0
now1;A:b2 c4 c7|B:a4 a7 e7|ball:b2|turn:B|moves:3;a4-a3, a3-b3, b3xb1=10000;*=0
hold3;court A:a2 d2 g3|B:a4 d5 f3|ball:d5|turn:A|moves:3;d2-d3, d3-d4, d4xd6=5000;*=0
now1;A:a7 c2 c3|B:b4 c5 d4|ball:c2|turn:B|moves:3;b4-c4, c4xc1=10000;*=0
three2;A:c7 d7 e4|B:c5 c8 d2|ball:c5|turn:A|moves:3;e4-d4, d4xb5, b5-a5=10000;*=0
now2;court A:a1 c3 d2|B:b4 c2 g3|ball:a1|turn:A|moves:3;a1>c3, c3-b3, b3xb5, b5-c6=10000;*=0
now1;A:d4 e2 e6|B:a3 b6 c8|ball:c8|turn:A|moves:3;e6-d7, d7xb8=10000;*=0
three2;A:a1 c5 e3|B:a2 c7 d4|ball:e3|turn:A|moves:3;e3xb5, b5-c6, c6xc8=10000;*=0
five3;court A:a4 c3 d2|B:a2 b5 g4|ball:a2|turn:A|moves:3;c3-b2, b2x(a2), b2>d2, d2-e2=10000;c3-b3, b3x(a2), d2-e2, b3>e2=10000;a4-a3, a3xa1, a1>c3, d2-e2, c3>e2=10000;*=0
five3;A:b2 b7 e5|B:a5 c2 d4|ball:a5|turn:A|moves:3;b7-a6, a6xa4, e5-d6, a4>d6=10000;b7-a6, a6xa4, e5-e6, a4>e6=10000;*=0
three2;court A:a1 d5 g4|B:a2 f1 g2|ball:g4|turn:B|moves:3;g2-f3, f3-f4, f4x(g4), f4>f1=10000;g2-g3, g3x(g4), g3-f3, f3>f1=10000;*=0
three2;A:b7 d2 e7|B:b4 c4 d7|ball:b4|turn:A|moves:3;b7-a6, d2-d3, d3xa4, a4>a6=10000;b7-a7, d2-d3, d3xa4, a4>a7=10000;*=0
now1;court A:b4 c4 d6|B:c2 c5 f5|ball:f5|turn:A|moves:3;d6-e5, e5x(f5), e5-e6=10000;*=0
three2;A:b3 c3 c8|B:b6 c2 c4|ball:c2|turn:A|moves:3;c3xc1, b3-c3, c1xc5, c5>c8=10000;c3xc1, c1xc3, c3xc5, c5>c8=10000;*=0
three2;court A:c3 e2 f5|B:a2 a4 b1|ball:a4|turn:A|moves:3;c3-b3, b3-a3, a3x(a4), a3>e2=10000;*=0
five3;A:a2 c5 d4|B:b2 b7 e7|ball:c5|turn:B|moves:3;b7-b6, b6-b5, b5xe3, e3>e7=10000;*=0
now1;court A:a2 b3 c2|B:b5 d4 g4|ball:b5|turn:A|moves:3;a2-a3, a3-a4, a4xc6=10000;*=0
three2;court A:b2 d6 f5|B:a1 e4 g2|ball:g2|turn:A|moves:3;d6-d5, d5xf3, f3x(g2), f3>f5=10000;*=0
five3;court A:d6 e2 f2|B:a3 a4 c4|ball:a3|turn:A|moves:3;d6-d5, d5xb3, b3x(a3), b3>e2, e2>f2=10000;*=0
now1;court A:a3 d4 g1|B:c4 d6 e2|ball:g1|turn:B|moves:3;e2-f1, f1x(g1), f1-e1=10000;*=0
now1;court A:b3 d2 d4|B:f4 f5 g2|ball:d2|turn:B|moves:3;g2-f2, f2-e2, e2xc1=10000;*=0
now1;court A:a4 d2 f2|B:e4 f1 g3|ball:d2|turn:B|moves:3;f1-e2, e2xc1=10000;*=0
three2;court A:b3 f5 g1|B:a1 a4 d2|ball:d4|turn:B|moves:3;a1-a2, a2xc4, c4-d4, d4>d2=10000;a4-a3, a3xc3, c3-d4, d4>d2=10000;*=0
three2;A:b6 c2 c8|B:a3 d2 e3|ball:a3|turn:A|moves:3;c2-b2, b2-b3, b3x(a3), b3>b6=10000;b6-a5, a5-a4, a4xa2, a2>c2, c2>c8=10000;*=0
now1;court A:a1 f3 g1|B:d2 d3 e5|ball:e5|turn:A|moves:3;f3-e4, e4xe6=10000;*=0
quiet3;A:b5 d2 e5|B:b7 d3 e2|ball:c5|turn:B|moves:3;b7-c7, e2xc4, c4-c5=10000;*=0
five3;court A:b5 d5 f5|B:a1 a2 a3|ball:d5|turn:B|moves:3;a3-b4, b4-c5, c5xe4, e4>a1=10000;*=0
five3;court A:a2 b4 f2|B:d3 d4 g1|ball:b4|turn:B|moves:3;d4-c4, c4-c5, c5xa3, a3>d3=10000;*=0
hold3;court A:d2 e4 g3|B:c4 e3 g1|ball:c4|turn:A|moves:3;e4-d4, d4-c3, c3xc5=5000;*=0
now1;A:a4 b2 b5|B:b3 b7 d4|ball:b7|turn:A|moves:3;b5-b6, b6xb8=10000;*=0
quiet3;A:a3 e1 e4|B:a7 b6 e3|ball:a3|turn:B|moves:3;a7-a6, a6xc6, e3-d3=10000;*=0
now1;A:a7 b4 d4|B:a3 c2 d7|ball:d7|turn:A|moves:3;d4-d5, d5-d6, d6xd8=10000;*=0
five3;A:b6 e3 e4|B:b3 c8 e1|ball:e4|turn:B|moves:3;b3-a3, e1-e2, e2xe5, e5>a3=10000;*=0
three2;A:c6 d7 e2|B:a3 b2 e3|ball:c6|turn:B|moves:3;e3-d4, d4-d5, d5xb6, b6>b2=10000;*=0
now1;court A:b3 e2 e5|B:d2 f4 g4|ball:e2|turn:B|moves:3;d2-d3, d3-e3, e3xe1=10000;*=0
three2;A:c5 d4 d7|B:a1 b4 e1|ball:a1|turn:A|moves:3;c5xa3, a3-a2, a2x(a1), a2>d4, d4>d7=10000;*=0
quiet3;A:a2 c4 d3|B:a5 a6 c7|ball:a5|turn:A|moves:3;c4-b4, b4-b5, b5-b6=10000;*=0
three2;A:a2 b6 c8|B:a5 d3 d5|ball:a2|turn:B|moves:3;a5-a4, a4-a3, a3xa1, a1>d3=10000;*=0
three2;A:a5 b2 b7|B:d2 d4 d5|ball:a5|turn:B|moves:3;d5-c5, c5-b5, b5x(a5), b5>d4, d4>d2=10000;*=0
now1;court A:b1 f1 f3|B:b3 c2 d5|ball:d5|turn:A|moves:3;f3-e4, e4xc5, c5-c6=10000;*=0
now1;court A:a4 d2 f5|B:b3 d4 d6|ball:d2|turn:B|moves:3;d4-d3, d3xd1=10000;*=0
now1;court A:b2 c5 g2|B:d3 d6 f3|ball:d6|turn:A|moves:3;c5xe6=10000;*=0
now1;court A:a4 c5 e2|B:a1 c4 e5|ball:e2|turn:B|moves:3;c4-d4, d4-e3, e3xe1=10000;*=0
three2;court A:a4 b4 b5|B:d6 e2 g3|ball:a4|turn:B|moves:3;d6-c5, c5xa3, a3x(a4), a3>e2=10000;d6-c6, c6x(b5), c6-d6, d6>g3=10000;d6-c6, c6x(b5), c6>g3, c6-c5=10000;*=0
five3;court A:b1 f1 g2|B:b3 c5 f5|ball:g2|turn:B|moves:3;f5-f4, f4-f3, f3x(g2), f3>c5=10000;*=0
five3;A:a1 c4 d7|B:b4 d2 e6|ball:d2|turn:A|moves:3;c4-c3, c3xe1, e1xc3, c3>a1=10000;*=0
now1;A:c2 e4 e7|B:a6 c5 e2|ball:c2|turn:B|moves:3;e2-d2, d2xb1=10000;*=0
three2;A:a6 a7 c8|B:b4 c4 c6|ball:a7|turn:B|moves:3;c6-b6, b6-b7, b7x(a7), b7>b4=10000;c6-b6, b6-b7, b7x(a7), b7>b4, b4>c4=10000;*=0
three2;A:c2 c6 e1|B:b2 c3 e7|ball:b2|turn:A|moves:3;c2-b1, b1xb3, c6-b6, b3>b6=10000;c2xa2, c6-b5, b5-a5, a2>a5=10000;c2xa2, c6-b6, b6-a6, a2>a6=10000;*=0
three2;A:a7 c8 d4|B:a2 c5 e2|ball:e2|turn:A|moves:3;c8-d7, d4-d3, d3x(e2), d3>d7=10000;*=0
five3;court A:b1 c3 f1|B:d6 e4 g4|ball:g4|turn:A|moves:3;c3-d4, d4xf4, f4x(g4), f4>f1=10000;*=0
three2;court A:b4 f2 f5|B:b2 d2 e3|ball:f5|turn:B|moves:3;e3-e4, e4-f4, f4x(f5), f4>b2=10000;e3-e4, e4-f4, f4x(f5), f4>b2, b2>d2=10000;*=0
now1;A:a2 c2 e6|B:d2 e5 e7|ball:c2|turn:B|moves:3;d2xb1=10000;*=0
five3;A:a5 d2 e4|B:a2 b6 c3|ball:e4|turn:B|moves:3;c3-c4, c4-d4, d4x(e4), d4>a2=10000;*=0
five3;court A:c2 c3 f4|B:a2 b2 f1|ball:f1|turn:A|moves:3;c2-d2, d2-e2, e2x(f1), e2>c3, c3>f4=10000;*=0
five3;A:c3 c4 e2|B:b6 d2 e3|ball:b6|turn:A|moves:3;c3xc5, c5-b5, b5xb7=10000;*=0
five3;court A:a4 c3 g3|B:a1 b2 f1|ball:f1|turn:A|moves:3;g3-f3, f3-f2, f2x(f1), f2>a4=10000;*=0
quiet3;A:a7 d2 e3|B:b6 d7 e5|ball:d7|turn:A|moves:3;a7-b7, d2-c3, e3-d4=10000;*=0
three2;A:c2 d7 e7|B:a4 b3 d5|ball:a4|turn:A|moves:3;c2-c3, c3xa3, a3xa5, a5>d7=10000;c2-c3, c3xa3, a3xa5, a5>e7=10000;*=0
now1;court A:a2 c4 c5|B:b2 d4 e5|ball:e5|turn:A|moves:3;c4-c3, c3xe4, e4xe6=10000;*=0
quiet3;A:d2 d3 e5|B:a1 a2 e7|ball:c5|turn:B|moves:3;a1xa3, a3-b4, b4-c5=10000;*=0
three2;court A:b1 c4 f4|B:a1 e3 g2|ball:g2|turn:A|moves:3;c4-c5, f4-f3, f3x(g2), f3>c5=10000;*=0
three2;court A:d3 f5 g2|B:b1 e3 f3|ball:f5|turn:B|moves:3;b1-a1, f3-f4, f4x(f5), f4>a1=10000;*=0
now2;A:b3 c7 d3|B:c6 e1 e5|ball:c7|turn:B|moves:3;c6xc8, e5-e6, c8>e6, e6>e1, e1-d1=10000;*=0
five3;A:a3 d5 e3|B:c3 d4 e1|ball:e1|turn:A|moves:3;a3-a4, e3-e2, e2x(e1), e2>a4=10000;*=0
five3;court A:a3 e4 f2|B:a4 c2 d6|ball:c2|turn:A|moves:3;a3-a2, a2-b2, b2xd2, d2>f2=10000;*=0
now1;court A:c4 d2 f5|B:a1 c2 c5|ball:d2|turn:B|moves:3;c2xe1=10000;*=0
three2;A:a3 b7 c3|B:d5 e2 e4|ball:e4|turn:A|moves:3;c3-d3, d3-e3, e3xe5, e5>b7=10000;*=0
now1;A:a1 b4 e2|B:a7 b3 b6|ball:b6|turn:A|moves:3;b4-b5, b5xb7, b7-b8=10000;*=0
quiet3;A:a5 b3 d2|B:a6 c5 d7|ball:d7|turn:A|moves:3;a5-b6, b6-c7, d2-e2=10000;*=0
three2;A:c6 d7 e6|B:c2 c5 d3|ball:e6|turn:B|moves:3;c5-b5, b5xd6, d6x(e6), d6>d3=10000;*=0
now1;court A:b3 b4 c2|B:a3 d6 g4|ball:c2|turn:B|moves:3;a3xc3, c3xc1=10000;*=0
hold3;court A:a3 c4 g3|B:b1 b5 e2|ball:b1|turn:A|moves:3;c4-c3, c3-c2, c2x(b1), c2>g3=5000;*=0
three2;A:b4 c8 e1|B:a1 b3 e6|ball:c5|turn:B|moves:3;b3-a3, a3xc5, c5xa3, a3>a1=10000;*=0
now1;court A:a1 a4 b3|B:a2 b4 e3|ball:a1|turn:A|moves:3;a1-b2, b2xb5, a4xc6=10000;*=0
three2;A:b7 c6 e5|B:b6 c3 c4|ball:c3|turn:A|moves:3;c6-c5, c5xc2, c2xc5, c5>e5=10000;*=0
three2;A:d2 d4 e2|B:a1 c8 d7|ball:d4|turn:B|moves:3;d7-d6, d6-d5, d5xd3, d3>a1=10000;*=0
three2;court A:a3 c4 f5|B:a1 d4 e2|ball:f5|turn:B|moves:3;d4-d5, d5-e5, e5x(f5), e5>e2=10000;*=0
five3;A:a1 a4 c6|B:c7 d2 e6|ball:d2|turn:A|moves:3;a1-b1, b1-c2, c2xe2, e2>a4=10000;*=0
three2;A:a1 d5 e7|B:a4 b3 c5|ball:b3|turn:A|moves:3;a1-b2, b2xb4, b4xe5, e5>e7=10000;a1-a2, a2xc4, d5-e4, c4>e4, e4>e7=10000;*=0
five3;court A:b2 b5 f5|B:a3 b3 e3|ball:e3|turn:A|moves:3;b2-c3, c3-d4, d4xf2, f2>f5=10000;*=0
hold3;court A:a1 d2 g2|B:b5 c5 e2|ball:a1|turn:B|moves:3;c5-c4, c4-c3, e2-e3=5000;*=0
three2;A:a3 a6 c8|B:d4 d5 e1|ball:a3|turn:B|moves:3;d4-c4, c4-b3, b3x(a3), b3>e1=10000;*=0
now1;court A:a1 b4 d2|B:a3 e4 f1|ball:d2|turn:B|moves:3;f1-e2, e2xc1=10000;*=0
now1;court A:a3 d2 f2|B:b5 e4 g2|ball:d2|turn:B|moves:3;g2xe2, e2xc1=10000;*=0
three2;A:a1 d6 e7|B:a5 c2 c6|ball:c2|turn:A|moves:3;a1-b1, b1xd2, d2>d6, d6-c7, c7>e7=10000;*=0
five3;court A:b2 f1 f2|B:a3 b1 g4|ball:f2|turn:B|moves:3;g4-g3, g3-g2, g2xe2, e2>a3=10000;*=0
three2;A:c5 c6 e7|B:a1 b2 d3|ball:b2|turn:A|moves:3;c5-c4, c4-c3, c3x(b2), c3>c6=10000;*=0
now1;A:c8 d2 e4|B:b3 c5 d6|ball:d2|turn:B|moves:3;b3-c3, c3-d3, d3xd1=10000;*=0
hold3;A:a4 c2 c6|B:a1 b5 d5|ball:c5|turn:A|moves:3;a4-a5, a5xc5, c5>c6, c6-c7=5000;*=0
three2;A:a4 e3 e7|B:a6 c5 d2|ball:d2|turn:A|moves:3;e3-d3, d3-c3, c3xe1, e1>e7=10000;e3-e2, e2xc2, c2xe2, e2>e7=10000;*=0
quiet3;court A:b1 b4 c2|B:d5 f5 g4|ball:f5|turn:A|moves:3;c2-d3, d3-e3, e3-f3=10000;*=0
five3;court A:d4 f3 f4|B:b1 c5 g1|ball:b1|turn:A|moves:3;d4-c3, c3-b2, b2x(b1), b2>f4=10000;d4-c3, c3-c2, c2x(b1), c2>f3, f3>f4=10000;*=0
now2;court A:f1 f5 g4|B:a2 e2 e4|ball:e2|turn:A|moves:3;f1xd3, d3xf1, f1>f5, f5-e6=10000;*=0
now2;court A:b5 d6 e2|B:b4 e3 f1|ball:d6|turn:B|moves:3;b4-c5, c5xe6, e6>e3, e3xe1=10000;*=0
five3;court A:a4 f3 f5|B:a2 b2 g4|ball:b2|turn:A|moves:3;a4-a3, a3-b3, b3xb1, b1>f3=10000;*=0
hold3;A:a2 b2 b4|B:d5 e4 e6|ball:a2|turn:B|moves:3;e6-e5, e5xc5, c5xa3=5000;*=0
three2;A:a2 a5 e7|B:a1 c2 c6|ball:c2|turn:A|moves:3;a2-b2, b2xd1, d1-e1, e1>e7=10000;*=0
five3;court A:a3 b3 e2|B:b2 d3 d4|ball:b2|turn:A|moves:3;b3xb1, b1xb3, b3-b4=10000;*=0
five3;A:a5 d2 d7|B:b2 c2 c8|ball:a5|turn:B|moves:3;c8-b7, b7-b6, b6x(a5), b6>b2=10000;*=0
now1;court A:f4 f5 g4|B:a3 d6 e2|ball:d6|turn:A|moves:3;f4-e5, e5xc6=10000;*=0
now1;court A:c3 g1 g2|B:c5 d3 e2|ball:c5|turn:A|moves:3;c3-c4, c4xc6=10000;*=0
three2;A:b4 c7 c8|B:a6 c2 e6|ball:c5|turn:B|moves:3;a6-a5, a5-b5, b5-c5, c5>c2=10000;e6-d6, d6-c6, c6-c5, c5>c2=10000;*=0
now1;A:a5 b2 d7|B:a3 e5 e7|ball:b2|turn:B|moves:3;a3-b3, b3xb1=10000;*=0
three2;A:b5 c4 e5|B:a5 b7 d7|ball:c5|turn:B|moves:3;a5xc5, c5xc3, c3-c2=10000;*=0
three2;A:c3 c8 d2|B:a5 b5 e1|ball:a5|turn:A|moves:3;c3-c4, c4-c5, c5x(b5), c5>c8=10000;*=0
three2;court A:b2 c4 f1|B:d3 d5 g1|ball:d3|turn:A|moves:3;b2-a1, f1-e2, e2xc3, c3>a1=10000;*=0
hold3;A:a7 b5 c4|B:a4 d6 e6|ball:c5|turn:B|moves:3;e6xc6, c6-c5, c5-d4, d4>d6=5000;*=0
five3;court A:b1 b4 g2|B:d6 f2 g4|ball:b4|turn:B|moves:3;d6-c5, c5xa3, f2-e2, a3>e2=10000;*=0
three2;court A:c5 e4 f1|B:b3 c2 f2|ball:c5|turn:B|moves:3;b3-c4, c4xc6, c6xc4, c4>c2=10000;*=0
five3;A:c8 e4 e5|B:a2 b3 d6|ball:c8|turn:B|moves:3;d6-d7, d7xb8, b8>b3, b8xd7=10000;d6-d7, d7xb8, b8>b3, b3>a2, b8xd7=10000;*=0
three2;A:c6 c8 e6|B:a7 b3 c5|ball:c8|turn:B|moves:3;a7-b7, b7xd8, d8xb7, b7>b3=10000;a7-b8, b8xd7, c5-d4, d7>d4, d4>b3=10000;*=0
hold3;A:b6 d5 e4|B:b7 c7 e1|ball:c5|turn:B|moves:3;b7xd6, e1-d2, d2-c3=5000;*=0
now1;A:c4 d7 e3|B:b2 c8 e6|ball:c8|turn:A|moves:3;d7xb8=10000;*=0
three2;court A:b2 d5 g1|B:d2 d3 g2|ball:d5|turn:B|moves:3;d3-d4, d4xd6, d6xd4, d4>d2=10000;*=0
three2;court A:d2 d4 e4|B:b2 f2 g2|ball:f2|turn:A|moves:3;d2-e2, e2x(f2), e2>e4, e4-d5=10000;d2-e2, e2x(f2), e2>e4, e4-e5=10000;*=0
three2;A:a6 d2 e7|B:b6 d4 d5|ball:d4|turn:A|moves:3;d2-c3, c3-c4, c4xe4, e4>e7=10000;*=0
three2;A:a1 a7 e6|B:b5 c2 d4|ball:d4|turn:A|moves:3;e6-d6, d6-d5, d5xd3, d3>a1, a1>a7=10000;*=0
five3;A:a5 b3 b6|B:b7 d6 e3|ball:b3|turn:B|moves:3;b7xb5, b5-b4, b4xb2, b2>e3=10000;*=0
now1;A:a6 b2 d5|B:c4 d3 e5|ball:b2|turn:B|moves:3;c4-b3, b3xb1=10000;*=0
five3;A:a7 d7 e6|B:c5 c6 d4|ball:d4|turn:A|moves:3;d7-d6, d6xb5, b5xe3, e3>e6=10000;*=0
three2;A:a1 c2 e2|B:c3 c4 e4|ball:e2|turn:A|moves:3;e2>c2, c2xc5, c5-b5, b5-b6=10000;e2>c2, c2xc5, c5-c6, c6-c7=10000;*=0
five3;court A:b1 d6 f4|B:b4 d3 d4|ball:d4|turn:A|moves:3;b1-a1, f4-e4, e4xc3, c3>a1=10000;b1-c1, c1-d2, d2xd5, d5>d6, d6>f4=10000;*=0
three2;A:c8 e3 e5|B:b3 c2 c3|ball:b3|turn:A|moves:3;e3-d3, d3-d2, d2xa3, a3>e5=10000;e3-d3, d3xb2, b2xb4, b4>e5=10000;*=0
five3;A:c8 e4 e7|B:a3 b5 c6|ball:e7|turn:B|moves:3;c6-d6, d6-e6, e6x(e7), e6>b5=10000;*=0
three2;court A:b3 c4 e4|B:a1 a2 a4|ball:c4|turn:B|moves:3;a2xd5, d5-d4, d4>a1, a1-b1=10000;*=0
three2;court A:a1 b1 b4|B:d2 d4 f1|ball:b4|turn:B|moves:3;d4-c4, c4-c5, c5xa3, a3>f1=10000;*=0
three2;court A:a4 c4 e2|B:a1 e3 e4|ball:a4|turn:B|moves:3;e4-d4, e3xb4, d4x(c4), d4>a1=10000;*=0
three2;A:b3 b5 e4|B:a7 b2 c6|ball:a7|turn:A|moves:3;b5-b6, b6-b7, b7x(a7), b7>b3, b3>e4=10000;*=0
now1;A:b7 d2 e3|B:a6 a7 c4|ball:d2|turn:B|moves:3;c4-d3, d3xd1=10000;*=0
quiet3;A:b3 d4 e2|B:a1 e1 e7|ball:e7|turn:A|moves:3;d4-d5, d5-d6, e2-e3=10000;*=0
now1;court A:a1 e4 f4|B:b1 c3 d6|ball:d6|turn:A|moves:3;e4-d5, d5xd7=10000;*=0
hold3;A:b2 c5 e6|B:c3 d5 e3|ball:e6|turn:B|moves:3;c3-d3, d5-d6, d6x(e6), d6>d3=5000;c3-d3, d5-d6, d6x(e6), d6>d3, d3>e3=5000;*=0
now1;A:b4 c5 e2|B:c8 d2 d3|ball:c8|turn:A|moves:3;c5-c6, c6-c7, c7xc9=10000;*=0
five3;court A:d3 e4 f5|B:c2 d6 g2|ball:e4|turn:B|moves:3;d6-d5, d5xf3, f3>g2, f3-f4=10000;d6-d5, d5xf3, f3>g2, g2-g1=10000;*=0
now1;A:b2 c3 c7|B:c6 e1 e4|ball:b2|turn:B|moves:3;e1-d2, d2xb3, b3xb1=10000;*=0
now1;court A:b2 f5 g4|B:d6 e2 g1|ball:d6|turn:A|moves:3;f5-e5, e5xc6=10000;*=0
three2;court A:b3 c5 g2|B:a1 f3 g4|ball:g4|turn:A|moves:3;c5-d6, g2-g3, g3x(g4), g3>d6=10000;*=0
three2;court A:c2 c3 c5|B:f1 f4 g3|ball:f1|turn:A|moves:3;c2-d2, d2-e2, e2x(f1), e2>c3, c3>c5=10000;*=0
five3;court A:a4 e4 g4|B:c2 d6 e3|ball:c2|turn:A|moves:3;e4xe2, e2-d2, d2xb2, b2>g4=10000;*=0
three2;A:a4 a7 b7|B:a1 d6 e3|ball:d6|turn:A|moves:3;a4-a3, b7-c7, c7xe5, e5>a3, a3>a7=10000;*=0
five3;A:a1 b5 d7|B:a2 a7 d6|ball:c5|turn:B|moves:3;d6-c6, c6-c5, c5xa5, a5>a7=10000;*=0
three2;court A:b4 c4 d4|B:b1 f1 f5|ball:b1|turn:A|moves:3;d4-c3, c3-c2, c2x(b1), c2>c4, c4>b4=10000;*=0
three2;court A:a1 b4 f1|B:c4 f2 g4|ball:g4|turn:A|moves:3;f1xf3, f3-f4, f4x(g4), f4>a1=10000;*=0
now1;A:c6 d5 e3|B:b4 b6 d2|ball:b6|turn:A|moves:3;c6-b5, b5xb7, b7-b8=10000;*=0
quiet3;A:a4 a5 c2|B:b3 b6 e4|ball:c5|turn:A|moves:3;a5xc7, c2-c3, c3-c4=10000;*=0
five3;A:b2 b7 e1|B:d5 e3 e6|ball:b7|turn:B|moves:3;e6-d7, d7-c8, c8xa6, a6>d5=10000;*=0
hold3;A:b5 c3 c8|B:a3 a7 c5|ball:b5|turn:B|moves:3;a7-a6, a6-b6, b6xb4, b4>a3=5000;*=0
three2;A:a4 e3 e5|B:a1 b6 c5|ball:e5|turn:B|moves:3;a1-b2, c5-d5, d5x(e5), d5>b6, b6>b2=10000;*=0
now1;court A:a1 b5 f1|B:d6 e2 e5|ball:d6|turn:A|moves:3;b5-c5, c5xe6=10000;*=0
now1;court A:c2 d2 e5|B:d6 e3 f5|ball:c2|turn:B|moves:3;e3-d3, d3-c3, c3xc1=10000;*=0
hold3;court A:b2 c2 e3|B:a3 b3 d6|ball:e3|turn:B|moves:3;d6-d5, d5-d4, d4xf2=5000;*=0
three2;A:a7 c7 e7|B:a4 c6 e2|ball:e7|turn:B|moves:3;c6-d6, d6-e6, e6x(e7), e6>a4=10000;c6-d6, d6-e6, e6x(e7), e6>e2=10000;*=0
three2;court A:a4 b2 b3|B:d2 f3 f4|ball:d2|turn:A|moves:3;b2-b1, b1-c1, c1xe2, e2>b3=10000;b2-c2, c2xe1, e1-f1, f1>b3=10000;*=0
hold3;court A:c3 c5 f1|B:a2 a3 f3|ball:c5|turn:B|moves:3;a3-b4, b4xd6, f3-f4, d6>f4=5000;*=0
three2;A:a1 a7 c6|B:a4 d4 d5|ball:a4|turn:A|moves:3;a1-a2, a2-a3, a3xa5, a5>a7=10000;a7-b7, c6-b5, b5x(a4), b5>b7=10000;*=0
five3;court A:a2 c2 g1|B:a4 b3 e4|ball:g1|turn:B|moves:3;e4-e3, e3-f2, f2x(g1), f2>a4=10000;*=0
now1;court A:b2 c2 d4|B:b3 c5 f3|ball:b3|turn:A|moves:3;b2-a2, a2xc4, c4xc6=10000;*=0
quiet3;court A:c5 d2 e2|B:d4 f5 g4|ball:g4|turn:A|moves:3;d2-d3, e2-e3, e3-e4=10000;*=0
three2;A:b3 c6 e6|B:a1 d2 d4|ball:c6|turn:B|moves:3;d4-c5, c5-b5, b5xd6, d6>d2=10000;*=0
five3;court A:d5 f4 g1|B:b2 d4 e2|ball:e2|turn:A|moves:3;f4-g3, g1-f1, f1xd3, d3>g3=10000;*=0
three2;court A:c4 c5 d6|B:e2 e3 g1|ball:c4|turn:B|moves:3;e3-d4, d4-d5, d5xb3, b3>e2=10000;e3-d4, d4xb4, b4-a3, a3>e2=10000;e3-d4, d4xb4, b4xd4, d4>g1=10000;*=0
three2;court A:b5 c4 g2|B:a1 c3 g1|ball:a1|turn:A|moves:3;c4-b3, b3-b2, b2x(a1), b2>b5=10000;c4xc2, c2-b1, b1x(a1), b1>b5=10000;*=0
now1;A:c2 d2 d5|B:b4 c5 e7|ball:c2|turn:B|moves:3;b4-b3, b3-b2, b2xd1=10000;*=0
now1;A:b5 e2 e7|B:a1 b4 b7|ball:b7|turn:A|moves:3;b5-b6, b6xb8=10000;*=0
three2;court A:f2 g3 g4|B:d2 d6 g1|ball:g4|turn:B|moves:3;d6-c5, g1-g2, g2x(g3), g2>c5=10000;d6-d5, g1-g2, g2x(g3), g2>d5=10000;d6-d5, g1-g2, g2x(g3), g2>d5, d5>d2=10000;*=0
now1;court A:a3 d2 d5|B:c5 f3 g2|ball:d2|turn:B|moves:3;f3-e3, e3-d3, d3xd1=10000;*=0
three2;A:a6 e4 e7|B:b2 b4 e3|ball:b4|turn:A|moves:3;a6-a5, a5-a4, a4xc4, c4>e4, e4>e7=10000;a6-a5, a5-b5, b5xb3, b3>e4, e4>e7=10000;*=0
hold3;court A:d4 d5 f1|B:c5 f2 g2|ball:d4|turn:B|moves:3;f2-e3, e3xc4, c4-b3=5000;f2-e3, e3xc4, c4-b4=5000;*=0
three2;court A:c4 c5 d6|B:b1 d4 f2|ball:b1|turn:A|moves:3;c4-c3, c3-c2, c2x(b1), c2>c5, c5>d6=10000;*=0
five3;court A:b1 g1 g4|B:b2 f3 f5|ball:g1|turn:B|moves:3;f3-f2, f2x(g1), f2-e2=10000;*=0
now1;court A:b3 d2 f5|B:b1 b4 d6|ball:d6|turn:A|moves:3;f5-e5, e5xc6=10000;*=0
three2;court A:f1 f5 g3|B:a3 c3 d4|ball:g3|turn:B|moves:3;d4-e4, e4-f4, f4x(g3), f4>c3=10000;d4-e4, e4-f4, f4x(g3), f4>c3, c3>a3=10000;*=0
three2;A:b7 d2 e6|B:a4 b4 e7|ball:b4|turn:A|moves:3;d2-c3, c3-b3, b3xb5, b5>b7=10000;*=0
five3;A:b2 b3 d6|B:d4 e1 e3|ball:d4|turn:A|moves:3;b3-c4, c4xe4, d6-e6, e4>e6=10000;*=0
hold3;A:c3 c8 d5|B:a5 b7 c5|ball:d5|turn:B|moves:3;c5xe5, e5xc5, c5>a5, a5-a4=5000;*=0
five3;A:a1 b5 c2|B:a7 b7 d5|ball:a7|turn:A|moves:3;b5-a5, a5-a6, a6x(a7), a6>a1=10000;b5-b6, b6-c7, c7x(b7), c7>c2=10000;*=0
now1;court A:d2 d4 g4|B:a3 b4 d5|ball:d2|turn:B|moves:3;d5xd3, d3xd1=10000;*=0
five3;A:a6 b2 e5|B:b7 c8 e6|ball:e5|turn:B|moves:3;e6xe4, e4-e3, e3-e2=10000;*=0
three2;court A:b5 e4 f2|B:a4 b3 g4|ball:e4|turn:B|moves:3;b3-b2, g4-f4, f4xd4, d4>b2=10000;*=0
now1;A:a5 a7 c2|B:a1 c5 d7|ball:c2|turn:B|moves:3;a1-b2, b2xd1=10000;*=0
three2;court A:a1 b1 e5|B:a2 d2 f2|ball:d4|turn:A|moves:3;e5-d5, d5-d4, d4-d5=10000;*=0
five3;A:a1 c8 d7|B:a2 b5 d5|ball:c8|turn:B|moves:3;d5-d6, d6xd8, d8xb7, b7>b5=10000;*=0
three2;court A:c5 e5 f5|B:a2 f2 g4|ball:c5|turn:B|moves:3;g4-f4, f4xd6, d6xb4, b4>f2=10000;*=0
five3;court A:a1 a3 g3|B:d3 f1 f2|ball:f2|turn:A|moves:3;g3-f3, f3x(f2), f3-e4, e4>a1=10000;g3-f3, f3x(f2), f3-f4, f4>a1=10000;g3-g2, g2xe2, e2xc3, c3>a1=10000;*=0
now1;court A:a4 b5 c2|B:b3 e4 e5|ball:e5|turn:A|moves:3;c2-d3, d3-e3, e3xe6=10000;*=0
now1;A:c2 d4 e5|B:b2 c6 c7|ball:c7|turn:A|moves:3;d4-c5, c5xc8, c8-b8=10000;*=0
now2;A:a3 c3 d5|B:b5 c2 d2|ball:a3|turn:B|moves:3;b5-a4, a4xa2, a2>c2, c2-b1=10000;*=0
three2;court A:a3 c3 e4|B:b3 b5 c2|ball:d4|turn:B|moves:3;b3-b2, b2xd4, c2-d2, d4>d2=10000;*=0
five3;court A:b5 f4 g4|B:b2 d2 g1|ball:b5|turn:B|moves:3;b2-b3, b3-b4, b4x(b5), b4>g1=10000;*=0
three2;court A:c2 d3 f1|B:a2 b4 e4|ball:f1|turn:B|moves:3;e4-e3, e3-f2, f2x(f1), f2>b4=10000;*=0
now1;court A:b4 e3 f4|B:c2 g3 g4|ball:e3|turn:B|moves:3;g4xe4, e4xe2, e2-e1=10000;*=0
five3;A:a6 b4 e7|B:c4 d4 d6|ball:e7|turn:B|moves:3;d6-d7, d7x(e7), d7>d4, d4>c4, c4-c3=10000;*=0
three2;A:b4 b5 e7|B:c5 c7 e1|ball:e7|turn:B|moves:3;c7-d6, d6-e6, e6x(e7), e6>e1=10000;c7-d7, d7x(e7), e1-d2, d7>d2=10000;*=0
three2;A:b4 b6 c8|B:a5 c3 e6|ball:c3|turn:A|moves:3;b4-c4, c4xc2, c2xc4, c4>c8=10000;*=0
three2;court A:e5 f2 f4|B:a3 d2 e2|ball:f4|turn:B|moves:3;d2xg2, g2-g3, g3xd6, d6>a3=10000;e2xg2, g2-g3, g3xd6, d6>a3=10000;e2xg2, g2-g3, g3xd6, d6>d2=10000;*=0
quiet3;court A:a1 f5 g4|B:b4 d5 e2|ball:a1|turn:B|moves:3;b4-c4, d5-e4, e2-d2=10000;*=0
quiet3;court A:b4 d2 f4|B:a4 e2 f1|ball:d4|turn:B|moves:3;a4-b5, f1xd3, d3-d4=10000;*=0
three2;A:a2 b7 d6|B:a5 c2 d4|ball:c5|turn:A|moves:3;b7-c8, d6-c6, c6-c5, c5>c8=10000;*=0
hold3;court A:b2 c2 d6|B:b3 e3 f4|ball:d6|turn:B|moves:3;f4-e5, e5xc6, c6xe5, e5>e3=5000;*=0
now1;A:c4 d3 d7|B:a2 b7 d5|ball:b7|turn:A|moves:3;d7-c7, c7-b6, b6xb8=10000;*=0
five3;A:c8 d2 e2|B:b3 c2 d6|ball:c8|turn:B|moves:3;d6-d7, d7-d8, d8xb7, b7>b3=10000;d6-d7, d7xb8, b8>b3, b8xd7=10000;*=0
now1;A:b7 c2 c8|B:b4 c3 c5|ball:c2|turn:B|moves:3;c3xc1=10000;*=0
now1;court A:b1 b4 c3|B:a3 c5 d4|ball:c3|turn:B|moves:3;c5-c4, c4xc2, c2-c1=10000;*=0
three2;A:d3 e6 e7|B:a5 c5 d6|ball:c5|turn:A|moves:3;d3-c4, e6xc6, c4xc7, c7>e7=10000;*=0
now1;court A:d2 f3 g2|B:b2 d4 g4|ball:d2|turn:B|moves:3;b2-c2, c2xe1=10000;*=0
three2;A:b2 d7 e7|B:c4 d4 e6|ball:c4|turn:A|moves:3;b2-c3, c3xc5, d7-c8, c5>c8=10000;*=0
now1;A:d2 d4 d6|B:a2 b7 c3|ball:d2|turn:B|moves:3;c3-d3, d3xd1=10000;*=0
five3;court A:a4 c4 e4|B:a3 f3 g4|ball:c4|turn:B|moves:3;a3-b4, b4xd4, f3-f2, d4>f2=10000;*=0
five3;court A:d2 e3 g4|B:d6 e5 g1|ball:g1|turn:A|moves:3;e3-f2, f2x(g1), f2>d2, d2-c2=10000;*=0
five3;A:c5 e3 e4|B:b2 c4 e1|ball:e1|turn:A|moves:3;e3-e2, e2x(e1), e2>e4, e4-e5=10000;*=0
three2;A:a2 c2 e1|B:c3 e2 e3|ball:e2|turn:A|moves:3;e1xe4, e4-d5, d5-c6=10000;e1xe4, e4-e5, e5-e6=10000;*=0
three2;court A:b2 b4 f5|B:e2 e3 g1|ball:e2|turn:A|moves:3;b2-c2, c2-d2, d2xf2, f2>f5=10000;b2-c2, c2-d3, d3xf1, f1>f5=10000;*=0
now1;A:a6 d6 e7|B:a5 c8 d5|ball:c8|turn:A|moves:3;a6-b7, b7xd8=10000;*=0
five3;court A:b5 d5 g3|B:a3 b3 c3|ball:b5|turn:B|moves:3;b3-b4, b4x(b5), b4>a3, a3>c3, c3-c2=10000;*=0
three2;court A:b2 b5 c4|B:a2 d2 d6|ball:b5|turn:B|moves:3;d6-c5, c5x(b5), c5-d5, d5>d2=10000;d6-c5, c5x(b5), c5-d6, d6>d2=10000;a2-a3, a3-b4, b4x(b5), b4>d6, d6>d2=10000;*=0
hold3;A:a1 d4 e5|B:a6 b5 c3|ball:c3|turn:A|moves:3;a1-b2, b2xd3, d3>d4, e5-d5=5000;*=0
now1;court A:a2 a3 g2|B:c4 d6 e4|ball:d6|turn:A|moves:3;a2-b3, b3xd5, d5xd7=10000;*=0
five3;court A:c3 e5 f4|B:b3 b5 f3|ball:e5|turn:B|moves:3;b3xd3, f3xf5, f5xd5, d5>b5=10000;*=0
three2;court A:b5 c3 d2|B:d4 f4 g2|ball:g2|turn:A|moves:3;c3xe4, e4-f3, f3x(g2), f3>b5=10000;*=0
three2;A:a1 c7 e2|B:c3 d4 d6|ball:d6|turn:A|moves:3;c7xe5, e5xc7, c7-b7=10000;*=0
quiet3;court A:c2 d3 e2|B:b5 f5 g2|ball:d4|turn:B|moves:3;b5-b4, b4-c4, g2-f3=10000;*=0
hold3;court A:c3 c5 f2|B:a1 a3 c4|ball:c5|turn:B|moves:3;c4-b4, a3xd6, d6xa3, a3>a1=5000;*=0
three2;court A:a1 d6 f5|B:b2 c4 g2|ball:f5|turn:B|moves:3;c4-c5, c5xe6, e6xg4, g4>g2=10000;*=0
now1;A:a4 a5 c2|B:a7 b5 e1|ball:c2|turn:B|moves:3;e1-d2, d2xb1=10000;*=0
now1;court A:b1 b3 g4|B:c4 d5 f3|ball:b1|turn:B|moves:3;c4xa2, a2-a1, a1xc1=10000;*=0
hold2;A:a1 a4 a7|B:c2 c5 c8|ball:c2|turn:A|moves:3;a1-b1, a4-a3, b1xd2, d2>a3=5000;*=0
three2;court A:a3 e3 e4|B:a4 b1 g1|ball:b1|turn:A|moves:3;a3-a2, a2-b2, b2x(b1), b2>e4=10000;*=0
now1;court A:a1 a4 c5|B:a2 d6 f3|ball:d6|turn:A|moves:3;c5xe6=10000;*=0
now1;court A:a4 b2 b4|B:a3 c4 f4|ball:a3|turn:A|moves:3;b4x(a3), b4-b5, a4xc6=10000;*=0
now1;court A:a2 b3 f4|B:b5 d5 f1|ball:b5|turn:A|moves:3;a2-a3, a3-a4, a4xc6=10000;*=0
three2;A:c2 e4 e6|B:b5 c5 e2|ball:b5|turn:A|moves:3;e4-d4, d4xa5, e6-d7, a5>d7=10000;e4-d4, d4xa5, e6-e7, a5>e7=10000;*=0
three2;court A:a3 e5 f2|B:a2 b1 b3|ball:b1|turn:A|moves:3;a3xa1, a1xc1, c1-d2, d2>f2=10000;a3xa1, a1xc1, c1>f2, c1-c2=10000;a3xa1, a1xc1, c1>f2, c1xa1=10000;*=0
quiet3;A:a1 c2 e2|B:a6 c6 d5|ball:a1|turn:A|moves:3;e2-e3, e3-e4, e4xb6=10000;*=0
three2;A:a7 c8 e4|B:b3 c3 d6|ball:a7|turn:B|moves:3;d6-c7, c7-b7, b7x(a7), b7>b3=10000;d6-c7, c7-b7, b7x(a7), b7>b3, b3>c3=10000;*=0
five3;court A:b5 f3 g4|B:b4 c3 f1|ball:g4|turn:B|moves:3;f1-f2, f2xf4, f4x(g4), f4>c3=10000;*=0
now1;court A:d2 f5 g3|B:b4 d5 f1|ball:d2|turn:B|moves:3;f1-e2, e2xc1=10000;*=0
three2;court A:d4 f1 g3|B:a1 c2 c3|ball:g3|turn:B|moves:3;c3xe4, e4-f3, f3x(g3), f3>c2=10000;*=0
five3;A:a7 b3 c7|B:d7 e3 e4|ball:a7|turn:B|moves:3;d7xb6, b6-a6, a6x(a7), a6>e4=10000;d7xb6, b6-a6, a6x(a7), a6>e4, e4>e3=10000;*=0
quiet3;A:b2 e1 e6|B:a2 a5 e5|ball:e1|turn:B|moves:3;a2xc2, a5-b6, c2-d2=10000;*=0
five3;A:a4 a5 b7|B:a1 c3 d3|ball:a4|turn:B|moves:3;c3-b3, b3-b4, b4x(a4), b4>d3=10000;c3-b3, b3-b4, b4x(a4), b4>d3, d3>a1=10000;*=0
three2;A:a5 a7 c7|B:a2 d3 d6|ball:a5|turn:B|moves:3;d6xb7, b7-a6, a6xa4, a4>a2=10000;d6xb7, b7-a6, a6xa4, a4>d3=10000;*=0
five3;court A:b1 c4 f1|B:a4 d4 f5|ball:f1|turn:B|moves:3;d4-e3, e3-f2, f2x(f1), f2>f5=10000;*=0
now1;A:a5 c3 e4|B:b4 c6 d7|ball:d7|turn:A|moves:3;a5-b5, b5xd6, d6xd8=10000;*=0
now1;A:a5 c2 d6|B:b7 c3 d2|ball:c2|turn:B|moves:3;c3xc1=10000;*=0
five3;court A:a1 e5 f4|B:b2 c2 e3|ball:e5|turn:B|moves:3;e3-e4, e4xe6, e6xe4, e4>b2, b2>c2=10000;*=0
three2;court A:d2 f3 g4|B:a1 b1 b2|ball:a1|turn:A|moves:3;d2-c1, c1x(b1), c1-c2, c2>f3=10000;d2-c2, c2-c3, c3x(b2), c3>g4=10000;*=0
three2;court A:a3 c5 e4|B:b1 e3 f5|ball:b1|turn:A|moves:3;a3-a2, a2-b2, b2x(b1), b2>e4, e4>c5=10000;*=0
three2;court A:a3 c3 d6|B:a1 d5 g3|ball:d6|turn:B|moves:3;d5xd7, d7xd5, g3-g2, d5>g2=10000;*=0
five3;court A:a1 e3 g2|B:b3 d3 d6|ball:a1|turn:B|moves:3;b3-a2, a2x(a1), d3-d2, a2>d2=10000;b3-b2, b2x(a1), d3-d2, b2>d2=10000;*=0
five3;court A:d6 f1 g1|B:a2 d3 f5|ball:d4|turn:A|moves:3;d6-d5, d5-d4, d4>g1, d4-d5=10000;*=0
now1;A:b7 c5 c6|B:c8 d2 d3|ball:c8|turn:A|moves:3;b7xd8=10000;*=0
five3;court A:b1 b5 f1|B:a1 a3 d3|ball:b5|turn:B|moves:3;a3-b4, b4x(b5), d3-d4, b4>d4=10000;*=0
three2;court A:a3 b5 c3|B:e5 f3 g1|ball:c3|turn:B|moves:3;e5-d5, d5-c4, c4xc2, c2>f3=10000;*=0
now1;court A:a4 d2 e2|B:b1 b5 c4|ball:e2|turn:B|moves:3;c4-d4, d4-e3, e3xe1=10000;*=0
five3;court A:a4 c4 f4|B:c3 d3 f5|ball:a4|turn:B|moves:3;c3-b3, b3-a3, a3x(a4), a3>d3=10000;*=0
three2;A:a1 b6 d6|B:c4 d5 e2|ball:b6|turn:B|moves:3;d5-c6, c6xa6, a6xc6, c6>c4, c4>e2=10000;*=0
quiet3;A:a2 d3 e7|B:b3 c3 e4|ball:c5|turn:A|moves:3;d3-c4, e7-d7, d7-c7=10000;*=0
now1;court A:b1 b3 d2|B:c2 c3 d6|ball:d2|turn:B|moves:3;c2xe1=10000;*=0
five3;A:b7 d4 d7|B:c8 e4 e7|ball:b7|turn:B|moves:3;c8xa6, a6>e4, e4xc4, c4-b3=10000;*=0
five3;A:c6 d2 e6|B:b2 b5 c2|ball:b2|turn:A|moves:3;d2-c3, c3xa1, a1xc3, c3>c6, c6>e6=10000;*=0
hold3;court A:a2 e5 f3|B:a4 c3 d4|ball:a2|turn:B|moves:3;a4-a3, a3xa1, a1>c3, d4-e4=5000;*=0
now1;A:b2 c5 e7|B:a5 b5 e3|ball:b2|turn:B|moves:3;b5-b4, b4-b3, b3xb1=10000;*=0
three2;A:a4 d6 e1|B:a1 b6 c3|ball:d6|turn:B|moves:3;b6-c6, c6xe6, e6xc6, c6>c3, c3>a1=10000;b6-c7, c7xe5, e5xc7, c7>c3, c3>a1=10000;*=0
three2;A:b3 b5 d7|B:a2 a4 b4|ball:c5|turn:B|moves:3;a2-a1, b4-c5, c5-b4, b4>a4, a4>a1=10000;*=0
three2;A:a4 e3 e5|B:b6 c7 d5|ball:e3|turn:B|moves:3;d5-e4, e4xe2, e2-d2=10000;*=0
five3;court A:c3 e3 f4|B:b3 d2 d6|ball:d2|turn:A|moves:3;e3-e2, e2xc1, c1>c3, c1xe2, c3>f4=10000;*=0
now1;A:a2 b6 e7|B:c6 c8 e4|ball:c8|turn:A|moves:3;b6-b7, b7xd8=10000;*=0
three2;A:a4 c2 d4|B:b6 c6 d2|ball:c6|turn:A|moves:3;a4-b5, b5xd6, d6-d7=10000;d4-c5, c5xc7, c7-d7=10000;*=0
quiet3;court A:a2 e5 g2|B:b5 f3 f5|ball:d4|turn:B|moves:3;b5-b4, b4-b3, f5xd5=10000;*=0
three2;A:c8 d7 e1|B:a2 b4 d5|ball:c8|turn:B|moves:3;d5-d6, d6xd8, d8xb7, b7>b4=10000;*=0
three2;A:b5 c4 c8|B:a4 d6 e7|ball:d6|turn:B|moves:3;a4-b4, b4xd3, d3-d2, d6>d2=10000;*=0
now1;court A:c5 d2 d3|B:b3 f5 g1|ball:d2|turn:B|moves:3;b3-b2, b2-c2, c2xe1=10000;*=0
now1;court A:b2 b3 e4|B:a1 c5 f4|ball:b3|turn:B|moves:3;c5-b4, b4xb1, a1xc1=10000;*=0
five3;A:b5 b6 d6|B:a4 b3 e6|ball:b6|turn:B|moves:3;a4-a5, a5xc7, b3-c3, c7>c3=10000;*=0
three2;A:b7 d5 d7|B:c4 d4 e2|ball:e2|turn:A|moves:3;d5xd3, d3x(e2), d3xb4, b4>b7=10000;*=0
hold3;A:a5 d4 e6|B:c4 c7 e2|ball:e6|turn:B|moves:3;c7-d6, d6x(e6), d6-c7, c7>c4, c4>e2=5000;*=0
quiet3;court A:a1 e2 g1|B:b4 c3 f3|ball:g1|turn:A|moves:3;a1-a2, a2-b3, e2-e3=10000;a1-a2, e2-d3, d3-d4=10000;*=0
hold2;court A:b1 d3 g1|B:a4 e5 g4|ball:d3|turn:B|moves:3;e5-d5, d5-d4, d4xd2=5000;*=0
now1;court A:c2 d3 e2|B:b4 f3 f4|ball:f4|turn:A|moves:3;e2-f2, f2xf5, f5-e6=10000;*=0
quiet3;A:a2 a4 a7|B:a1 b2 e7|ball:c5|turn:B|moves:3;a1xc3, e7-d7, d7-c7=10000;*=0
three2;A:a6 c8 d7|B:a3 b5 e4|ball:e4|turn:A|moves:3;d7-d6, d6-d5, d5x(e4), d5>a6, a6>c8=10000;*=0
three2;A:b5 d6 e7|B:b4 c4 d2|ball:d2|turn:A|moves:3;b5-c5, c5xc3, c3xe1, e1>e7=10000;*=0
five3;court A:e3 e5 g2|B:a3 b5 c5|ball:a3|turn:A|moves:3;e5-d6, d6xb4, b4x(a3), b4>e3=10000;*=0
hold3;A:a1 b2 c3|B:a5 c7 d7|ball:b2|turn:B|moves:3;a5-a4, a4-a3, d7-d6=5000;*=0
three2;court A:a2 b5 d6|B:b4 g1 g2|ball:d4|turn:A|moves:3;a2-a1, d6-d5, d5-d4, d4>a1=10000;*=0
five3;A:b2 b7 d7|B:c6 e3 e5|ball:e3|turn:A|moves:3;b2-c3, c3-d3, d3x(e3), d3>d7=10000;*=0
now1;A:a5 c4 d2|B:a4 b2 c8|ball:d2|turn:B|moves:3;a4-b4, b4xd3, d3xd1=10000;*=0
now1;court A:a3 b3 d2|B:b2 c5 d6|ball:c5|turn:A|moves:3;a3-b4, b4xe6=10000;*=0
now1;court A:c4 d2 d6|B:a2 e2 f2|ball:d2|turn:B|moves:3;e2xc1=10000;*=0
now1;A:c2 d7 e1|B:a3 b6 c6|ball:c2|turn:B|moves:3;a3-a2, a2-b2, b2xd1=10000;*=0
now1;court A:c4 d2 d3|B:b1 d6 f4|ball:d6|turn:A|moves:3;c4-c5, c5xe6=10000;*=0
`;
