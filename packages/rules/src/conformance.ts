export * from '@pocket-stadium/kernel/conformance';
