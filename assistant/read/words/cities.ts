/** Cities that are known to every visitor, in Latin letters as they are typed and as Hindi letters read. */
export const cities: ReadonlySet<string> = new Set(
	`delhi dilli dillee mumbai bombay bambai kolkata calcutta kalkatta chennai madras bangalore bengaluru banglore hyderabad haidarabad ahmedabad pune poona surat jaipur jaypur lucknow lakhnau kanpur nagpur indore thane bhopal
	visakhapatnam vizag patna vadodara baroda ghaziabad gaziabad ludhiana agra aagra nashik faridabad meerut merath rajkot varanasi banaras srinagar aurangabad dhanbad amritsar allahabad prayagraj ranchi howrah coimbatore
	jabalpur gwalior vijayawada jodhpur madurai kota guwahati chandigarh chandeegarh solapur bareilly moradabad mysore mysuru gurgaon gurugram aligarh jalandhar bhubaneswar salem gorakhpur noida bikaner jamshedpur
	kochi cochin cuttack ajmer jhansi jammu panipat karnal ambala patiala shimla simla manali goa`.split(
		/\s+/,
	),
);
