declare module '@real/react-router' {
  export * from 'react-router';
}
